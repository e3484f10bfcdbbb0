import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { answerLinkIn } from '#activity/session/answerLink.ts'

/** Somebody came here to one answer, as from 'My answers': it opens, once. */
export function useAnswerLink(open: (id: string) => void): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const link = answerLinkIn(state)
    if (!link) return
    open(link.postId)
    // A reload does not open it again.
    void navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate, open])
}
