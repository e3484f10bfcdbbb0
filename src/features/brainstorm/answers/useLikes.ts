import { useCallback, useMemo } from 'react'
import type * as Y from 'yjs'
import { hasFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { areLikesShown, likesPerPerson } from '#domain/brainstorm/likes/likeRules.ts'
import { readGroup, readPost } from '#domain/brainstorm/read.ts'
import type { PostView } from '#domain/brainstorm/read.ts'
import { boardRoots, roots } from '#domain/brainstorm/roots.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { countLikes } from '#activity/overlay/countLikes.ts'
import type { Own } from '#activity/overlay/own.ts'
import { useRefusedLikes } from '#activity/overlay/useSendAct.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { useMaySee } from '#activity/session/role.ts'

const likeableRoots = [roots.posts, roots.postDeleted, roots.groups, roots.groupDeleted]

/** What a person may do with likes in an activity, and which likes they see. SPEC B15 to B17. */
export interface Likes {
  /** null: unlimited */
  perPerson: number | null
  left: number | null
  areClosed: boolean
  /** Like counts are not shown on this screen. */
  areCountsHidden: boolean
}

/** The rules for likes, and how many likes this person has left. */
export function useLikes({ objectId, board, source }: Brainstorm, own: Own<PostView>): Likes {
  const seesAll = useMaySee('all')
  useRefusedLikes(objectId)
  const rules = useDerived(board, [boardRoots.flags, boardRoots.settings], readRules)
  const count = useCallback(
    (doc: Y.Doc) =>
      countLikes(own, objectId, (id) => readPost(doc, id) !== null || readGroup(doc, id) !== null),
    [own, objectId],
  )
  const used = useDerived(source, likeableRoots, count)
  return useMemo(() => {
    const { perPerson, areClosed, areShown } = rules
    const left = perPerson === null ? null : Math.max(0, perPerson - used)
    return { perPerson, left, areClosed, areCountsHidden: !areShown && !seesAll }
  }, [rules, used, seesAll])
}

function readRules(board: Y.Doc) {
  return {
    perPerson: likesPerPerson(board),
    areShown: areLikesShown(board),
    areClosed: hasFlag(board, flagNames.likesClosed),
  }
}
