import { lobbyPath, partPath } from '#domain/workshop/paths.ts'
import { partOfFollowMe, presentedPart } from '#domain/workshop/changeState.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useMaySee } from '#activity/session/role.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { AgendaEntry } from './AgendaEntry.tsx'
import { agendaText } from '../text.ts'
import classes from '../Agenda.module.css'

/**
 * The agenda as participants see it. Hidden activities are locked, and all activities while the facilitator leads. For
 * a user who reads a template none is locked.
 */
export function AgendaList() {
  const text = useText(agendaText)
  const ui = useText(uiText)
  const { workshopId } = useRoom()
  const { state, agenda, workshop } = useStateDocument()
  const seesHidden = useMaySee('hiddenParts')
  // Nobody is in a template, so it presents nothing, the lobby neither.
  const presented = workshop.template ? undefined : presentedPart(state, agenda)
  const led = partOfFollowMe(state, agenda)
  return (
    <nav aria-label={text.agenda}>
      <AgendaEntry
        to={lobbyPath(workshopId)}
        label={ui.lobby}
        isPresented={presented === null}
        isLocked={led !== undefined && led !== null}
      />
      <h2 className={classes.section}>{text.activities}</h2>
      <ol className={classes.list} data-list="agenda">
        {agenda.map((part, index) => (
          <li key={part.id} className={classes.item} data-row={part.id}>
            <AgendaEntry
              to={partPath(workshopId, part)}
              label={part.partName || ui.unnamed}
              number={index + 1}
              isPresented={part.id === presented?.id}
              isHidden={part.hidden}
              isLocked={(part.hidden && !seesHidden) || (led !== undefined && part.id !== led?.id)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}
