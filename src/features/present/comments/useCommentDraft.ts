import { useState } from 'react'
import { useDraft } from '#activity/add/useDraft.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { ObjectId } from '#domain/ids.ts'
import { draftsUnder } from '#sync/device/drafts.ts'
import { useRoom } from '#sync/room/room.tsx'

export interface CommentDraft {
  text: string
  /** The page on which the text was begun, from 1; the one on the screen while there is no text. */
  page: number
  change: (text: string) => void
}

/** The comment that is being written. It belongs to the page on which it was begun, whatever page is turned to. SPEC SL8 */
export function useCommentDraft(objectId: ObjectId, page: number): CommentDraft {
  const owner = identityKey(useRoom().identity)
  const [begunOn, begin] = useState(() => pageOfDraft(owner, objectId))
  const of = begunOn ?? page
  const [text, setText] = useDraft(`${objectId}.${of}.comment`)
  return {
    text,
    page: of,
    change: (next) => {
      begin(next === '' ? null : of)
      setText(next)
    },
  }
}

function pageOfDraft(owner: string, objectId: ObjectId): number | null {
  const start = `${objectId}.`
  const pages = draftsUnder(owner, start).flatMap(
    ({ key }) => /^(\d+)\.comment$/.exec(key.slice(start.length))?.[1] ?? [],
  )
  return pages[0] === undefined ? null : Number(pages[0])
}
