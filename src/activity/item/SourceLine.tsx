import { IconCornerLeftUp } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type * as Y from 'yjs'
import { activityRoots } from '#domain/activity/docs.ts'
import { readSource } from '#domain/activity/source.ts'
import { shortTitle } from '#domain/accounts/names.ts'
import { partPath } from '#domain/workshop/paths.ts'
import { partOfFollowMe } from '#domain/workshop/changeState.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useText } from '#ui/texts/useText.ts'
import { answerLinkState } from '../session/answerLink.ts'
import { useIsOfRoom } from '../session/role.ts'
import classes from './SourceLine.module.css'
import { sourceText } from './sourceText.ts'

export interface SourceLineProps {
  /** The desk or board that this screen reads. */
  doc: Y.Doc
  itemId: string
}

/**
 * Names the activity that an answer was copied from and links to it, to the original itself where known. Renders
 * nothing for an answer that was written here, or whose source activity is closed to this person. SPEC K12
 */
export function SourceLine({ doc, itemId }: SourceLineProps) {
  const text = useText(sourceText)
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const isOfRoom = useIsOfRoom()
  const source = useDerived(doc, [activityRoots.sources], (from) => readSource(from, itemId) ?? null)
  const part = agenda.find(({ objectId }) => objectId === source?.objectId)
  const isSeen = ({ hidden }: AgendaPart): boolean => !isOfRoom || (!hidden && state.showParticipantsAgenda)
  if (!source || !part || !isSeen(part)) return null
  // A person led by the room would be taken back at once. SPEC S5
  const isLed = isOfRoom && partOfFollowMe(state, agenda) !== undefined
  const from = text.from(shortTitle(part.partName) || text.unnamed)
  return (
    <p className={classes.source}>
      <IconCornerLeftUp size={16} aria-hidden="true" />
      <span className={classes.name} dir="auto">
        {isLed ? (
          from
        ) : (
          <Link
            to={partPath(workshopId, part)}
            state={source.itemId === undefined ? null : answerLinkState(source.itemId)}
          >
            {from}
          </Link>
        )}
      </span>
    </p>
  )
}
