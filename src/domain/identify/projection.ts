import type * as Y from 'yjs'
import { changedIn, keysIn, touches, writeAll } from '../activity/boardKeys.ts'
import { boardSource } from '../activity/source.ts'
import { numberOf, textOf } from '../activity/texts.ts'
import type { IdentifyAnswerId } from '../ids.ts'
import { limits } from '../limits.ts'
import type { DeskCount } from '../activity/counts.ts'
import type { Changes } from '../projection.ts'
import { followAnswers, writeAnswerCounts } from './answerCounts.ts'
import { areAnswersShown } from './flags.ts'
import { infoLimits } from './info.ts'
import { boardTopics, readAnswer } from './read.ts'
import { roots } from './roots.ts'
import type { RootName } from './roots.ts'

/** The values that a board holds under one key, by root map; undefined deletes the key. */
type BoardValues = Partial<Record<RootName, unknown>>

/**
 * What the room may see of a desk at this moment. Browsers write desks, so every value has to be validated. SPEC P6.
 */
interface Visibility {
  desk: Y.Doc
  /** The first 50 topics, each with its values on the board. */
  topics: ReadonlyMap<string, BoardValues>
  isShown: boolean
}

/** A change of topics decides which answers are shown. It is rare, so everything is projected again. */
const structure: RootName[] = ['topics', 'topicDeleted']
/** Root maps of a board by the kind of their ids. A desk has no other ids in these maps. */
const topicRoots: RootName[] = ['topics', 'topicText', 'topicDeleted']
const answerRoots: RootName[] = ['answers', 'answerText', 'answerDesc', 'answerDeleted', 'sources']

/**
 * Projects an Identify activity's desk onto its board: only contents that are shown, not deleted and valid, with texts
 * cut to their limits and dangling references dropped. Writes the difference by key, in one transaction of the board.
 * SPEC P1 to P6.
 *
 * @param changes keys of the desk that changed; `all` at load and when a flag changed what is shown
 * @param count of this desk, kept between calls; a new one is started when left out
 */
export function projectIdentify(
  desk: Y.Doc,
  board: Y.Doc,
  changes: Changes,
  count: DeskCount = followAnswers(desk),
): void {
  const visibility = visibilityOf(desk, board)
  const isAll = changes === 'all' || touches(changes, structure)
  const keys = (names: readonly RootName[]): Set<string> =>
    isAll ? keysIn(roots, names, desk, board) : changedIn(changes, names)
  writeAll(roots, board, keys(['info']), (key) => infoValues(visibility, key))
  writeAll(roots, board, keys(topicRoots), (id) => topicValues(visibility, id))
  writeAll(roots, board, keys(answerRoots), (id) => answerValues(visibility, id))
  if (!isAll && !touches(changes, ['answers', 'answerDeleted'])) return
  writeAnswerCounts({ desk, board }, count, visibility.topics)
}

function visibilityOf(desk: Y.Doc, board: Y.Doc): Visibility {
  const topics = new Map(
    boardTopics(desk).map(({ id, text }) => [
      id,
      {
        topics: { order: roots.topics(desk).get(id)?.order },
        topicText: textOf(text, limits.topicText),
      },
    ]),
  )
  return { desk, topics, isShown: areAnswersShown(board) }
}

function infoValues({ desk }: Visibility, key: string): BoardValues {
  const text = key === 'identifyDesc' ? roots.info(desk).get(key) : undefined
  return { info: text === undefined ? undefined : textOf(text, infoLimits.identifyDesc) }
}

function topicValues({ topics }: Visibility, id: string): BoardValues {
  return topics.get(id) ?? { topics: undefined, topicText: undefined }
}

function answerValues({ desk, topics, isShown }: Visibility, id: IdentifyAnswerId): BoardValues {
  const answer = isShown ? readAnswer(desk, id) : null
  if (!answer || !topics.has(answer.topicId))
    return { answers: undefined, answerText: undefined, answerDesc: undefined, sources: undefined }
  const { topicId, createdAt, place } = answer
  const desc = textOf(answer.desc, limits.postDesc)
  return {
    answers: { topicId, createdAt: numberOf(createdAt), place: numberOf(place) },
    answerText: textOf(answer.text, limits.postText),
    answerDesc: desc === '' ? undefined : desc,
    sources: boardSource(desk, id),
  }
}
