import { useLocation } from 'react-router-dom'
import { partAt } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { usePageContext } from '#ui/session/pageContext.ts'
import type { Screen } from './presentAction.ts'

/** What is on this screen: which activity, and what of it. */
export function useScreen(): Screen {
  const { agenda } = useStateDocument()
  const { pathname } = useLocation()
  const context = usePageContext()
  const part = partAt(pathname, agenda)
  return { part, context: part === null ? {} : context }
}
