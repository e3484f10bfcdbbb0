import type * as Y from 'yjs'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import { numberOf, textOf } from '../activity/texts.ts'
import type { IdentifyAnswerId } from '../ids.ts'
import { limits } from '../limits.ts'
import type { DeskCount } from '../activity/counts.ts'
import type { Changes } from '../projection.ts'
import { answerCountKey } from './answerCountKey.ts'
import { followAnswers, writeAnswerCounts } from './answerCounts.ts'
import { areAnswersShown } from './flags.ts'
import { infoLimits } from './info.ts'
import { readAnswer, readTopics } from './read.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'

/** What a board has to hold under one key, by root map; undefined: nothing. */
type BoardValues = Partial<Record<RootName, unknown>>

/** What the room may see of a desk now. Desks are written by people's browsers: anything may stand in them. SPEC P6. */
interface Sight {
  desk: Y.Doc
  /** The first 50, with what the board has of each. */
  topics: ReadonlyMap<string, BoardValues>
  isShown: boolean
}

/** What decides which topics there are, and with them which answers: rare, so all is looked at. */
const structure: RootName[] = ['topics', 'topicDeleted']
/** Root maps of a board that hold something under the ids of each kind. A desk holds no more ids in them. */
const topicRoots: RootName[] = ['topics', 'topicText', 'topicDeleted']
const answerRoots: RootName[] = ['answers', 'answerText', 'answerDesc', 'answerDeleted']

/**
 * Brings an Identify activity's board to what the room may see of its desk: only what is shown, not deleted and valid, with
 * limits cut and dangling references dropped. Writes the difference by key, inside the board's transaction. SPEC P1 to P6.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed what is shown
 * @param count of this desk, kept between two times; begun anew when left out
 */
export function projectIdentify(
  desk: Y.Doc,
  board: Y.Doc,
  changes: Changes,
  count: DeskCount = followAnswers(desk),
): void {
  const sight = lookAt(desk, board)
  const isAll = changes === 'all' || touches(changes, structure)
  const keys = (names: readonly RootName[]): Set<string> =>
    isAll ? keysIn(roots, names, desk, board) : changedIn(changes, names)
  writeAll(roots, board, keys(['info']), (key) => infoValues(sight, key))
  writeAll(roots, board, keys(topicRoots), (id) => topicValues(sight, id))
  writeAll(roots, board, keys(answerRoots), (id) => answerValues(sight, id))
  if (!isAll && !touches(changes, ['answers', 'answerDeleted'])) return
  writeAnswerCounts({ desk, board }, count, ({ topicId }) =>
    sight.topics.has(topicId) ? answerCountKey(topicId) : undefined,
  )
}

function lookAt(desk: Y.Doc, board: Y.Doc): Sight {
  const topics = new Map(
    readTopics(desk)
      .slice(0, limits.identifyTopics)
      .map(({ id, text }) => [
        id,
        {
          topics: { order: roots.topics(desk).get(id)?.order },
          topicText: textOf(text, limits.topicText),
        },
      ]),
  )
  return { desk, topics, isShown: areAnswersShown(board) }
}

function infoValues({ desk }: Sight, key: string): BoardValues {
  const text = key === 'identifyDesc' ? roots.info(desk).get(key) : undefined
  return { info: text === undefined ? undefined : textOf(text, infoLimits.identifyDesc) }
}

function topicValues({ topics }: Sight, id: string): BoardValues {
  return topics.get(id) ?? { topics: undefined, topicText: undefined }
}

function answerValues({ desk, topics, isShown }: Sight, id: IdentifyAnswerId): BoardValues {
  const answer = isShown ? readAnswer(desk, id) : null
  if (!answer || !topics.has(answer.topicId))
    return { answers: undefined, answerText: undefined, answerDesc: undefined }
  const { topicId, createdAt, place } = answer
  const desc = textOf(answer.desc, limits.postDesc)
  return {
    answers: { topicId, createdAt: numberOf(createdAt), place: numberOf(place) },
    answerText: textOf(answer.text, limits.postText),
    answerDesc: desc === '' ? undefined : desc,
  }
}
