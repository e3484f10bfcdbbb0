import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { answerLinkIn } from '#activity/session/answerLink.ts'

/** Handles a link to one row, for example from "My answers" or a copy: opens the row, once. */
export function useAnswerLink(open: (id: string) => void): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const link = answerLinkIn(state)
    if (!link) return
    open(link.itemId)
    // A reload does not open it again.
    void navigate(pathname, { replace: true, state: null })
  }, [state, pathname, navigate, open])
}
