import { useLocation } from 'react-router-dom'
import { lobbyPath, partAt } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { usePageContext } from '#ui/session/pageContext.ts'
import type { Screen } from './presentAction.ts'

/** What is on this screen: which activity, and what of it. */
export function useScreen(): Screen {
  const { agenda } = useStateDocument()
  const { pathname } = useLocation()
  const context = usePageContext()
  const { workshopId } = useRoom()
  const part = partAt(pathname, agenda)
  const isBeside = part === null && pathname.replace(/\/$/, '') !== lobbyPath(workshopId)
  return { part, context: part === null ? {} : context, isBeside }
}
