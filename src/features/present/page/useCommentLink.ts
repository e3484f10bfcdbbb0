import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { answerLinkIn } from '#activity/session/answerLink.ts'

/** Handles a link to one comment, from 'My answers' or a copy: opens it on its page, once. */
export function useCommentLink(open: (id: string) => void, onTurn: ((page: number) => void) | null): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const show = useEffectEvent((id: string, at: unknown) => {
    if (typeof at === 'number') onTurn?.(at)
    open(id)
  })
  useEffect(() => {
    const link = answerLinkIn(state)
    if (!link) return
    show(link.itemId, link.at)
    // A reload does not open it again.
    void navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate])
}
