import { lobbyPath, partPath } from '#domain/paths.ts'
import { ledPlace, presentedPart } from '#domain/presenting.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useRole } from '#activity/session/role.ts'
import { useText } from '#ui/useText.ts'
import { AgendaEntry } from './AgendaEntry.tsx'
import { agendaText } from './text.ts'
import classes from './Agenda.module.css'

/**
 * The agenda as participants see it; hidden activities are locked, and all of them while the facilitator leads. To who looks at a
 * template nothing is.
 */
export function AgendaList() {
  const text = useText(agendaText)
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const isViewer = useRole() === 'viewer'
  const presented = presentedPart(state, agenda)
  const led = ledPlace(state, agenda)
  return (
    <nav aria-label={text.agenda}>
      <AgendaEntry
        to={lobbyPath(workshopId)}
        label={text.lobby}
        isPresented={presented === null && !isViewer}
        isLocked={led !== undefined && led !== null}
      />
      <h2 className={classes.section}>{text.activities}</h2>
      <ol className={classes.list} data-list="agenda">
        {agenda.map((part, place) => (
          <li key={part.id} className={classes.item} data-row={part.id}>
            <AgendaEntry
              to={partPath(workshopId, part)}
              label={part.partName || text.unnamed}
              number={place + 1}
              isPresented={part.id === presented?.id}
              isHidden={part.hidden}
              isLocked={(part.hidden && !isViewer) || (led !== undefined && part.id !== led?.id)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
