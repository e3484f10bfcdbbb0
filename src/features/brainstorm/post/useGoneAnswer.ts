import { useEffect, useState } from 'react'
import type { PostId } from '#domain/ids.ts'
import { useRole } from '#activity/session/role.ts'
import type { PostItem } from '../answers/postList.ts'
import type { PresentedItem } from '#activity/presented/usePresentedItem.ts'

/** An answer that was open here and is not to be seen any more. */
export interface GoneAnswer {
  id: PostId
  /** Answers are hidden now; else it was deleted. */
  isHidden: boolean
}

export interface OpenNow {
  post: PostItem | undefined
  gone: GoneAnswer | null
  /** The person has read that it is gone. */
  dismiss: () => void
  /** This person deletes it: nothing has to be said about it. */
  onRemoved: () => void
}

interface Watch {
  /** The open answer, while it is on the screen. */
  seenId: PostId | null
  /** The question it stands under. */
  at: string
  /** One that was open, went, and has to stay closed. */
  leftId: PostId | null
  gone: GoneAnswer | null
}

/**
 * The open answer, or the word that it is gone. One that went from the screen (hidden, deleted, on another question) stays closed:
 * it must not come back over what is being typed meanwhile. Only in place of the word that it is gone it may. SPEC B20.
 *
 * @param at the question on the screen
 * @param areShown the room sees the answers to it
 */
export function useGoneAnswer(
  { openId, isFocused, open, close }: PresentedItem,
  posts: PostItem[],
  at: string,
  areShown: boolean,
): OpenNow {
  const isParticipant = useRole() === 'participant'
  const [watch, setWatch] = useState<Watch>({ seenId: null, at, leftId: null, gone: null })
  const { gone } = watch
  const post = posts.find(({ id }) => id === openId)

  if (post && (watch.seenId !== post.id || watch.at !== at || gone)) {
    setWatch({ seenId: post.id, at, leftId: null, gone: null })
  } else if (!post && openId === null && watch.seenId !== null) {
    setWatch({ ...watch, seenId: null })
  } else if (!post && openId !== null && watch.seenId === openId) {
    const isHere = watch.at === at
    const told = isHere ? { id: openId, isHidden: isParticipant && !areShown } : null
    setWatch({ seenId: null, at, leftId: openId, gone: told })
  } else if (gone && openId === null && watch.at === at && posts.some(({ id }) => id === gone.id)) {
    setWatch({ ...watch, gone: null })
    open(gone.id)
  }

  const isToClose = openId !== null && openId === watch.leftId && !post && (!isFocused || isParticipant)
  useEffect(() => {
    if (isToClose) close()
  })
  return {
    post,
    gone: watch.at === at ? gone : null,
    dismiss: () => setWatch({ ...watch, gone: null }),
    onRemoved: () => setWatch({ ...watch, seenId: null, leftId: openId }),
  }
}
