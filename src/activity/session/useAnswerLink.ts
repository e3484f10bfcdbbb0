import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { answerLinkIn } from './answerLink.ts'
import type { AnswerLink } from './answerLink.ts'

/**
 * Handles a link to one item, for example from 'My answers' or a copy: shows the item, once.
 *
 * @param show shows it; false: its place is not known yet, and `show` is called again after the next rendering
 */
export function useAnswerLink(show: (link: AnswerLink) => unknown): void {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const shown = useRef<unknown>(null)
  useEffect(() => {
    const link = answerLinkIn(state)
    if (!link || shown.current === state || show(link) === false) return
    shown.current = state
    // A reload does not open it again.
    void navigate(pathname, { replace: true, state: null })
  })
}
