import { lazy, Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lobbyPath } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { openRunDialog, useRunDialog } from '#ui/session/runDialog.ts'

const ProjectorDialog = lazy(async () => ({
  default: (await import('#features/projector/ProjectorDialog.tsx')).ProjectorDialog,
}))
const ExportDialog = lazy(async () => ({
  default: (await import('#features/export/ExportDialog.tsx')).ExportDialog,
}))
const InviteDialog = lazy(async () => ({
  default: (await import('#features/invite/InviteDialog.tsx')).InviteDialog,
}))
const StartOverDialog = lazy(async () => ({
  default: (await import('#features/startOver/StartOverDialog.tsx')).StartOverDialog,
}))
const EndDialog = lazy(async () => ({ default: (await import('#features/ending/EndDialog.tsx')).EndDialog }))

/** The dialogs of running a session, whichever menu opened them; those of the projector and of exports outlive the end. */
export function RunDialogs() {
  const navigate = useNavigate()
  const { workshopId } = useRoom()
  const { agenda, workshop } = useStateDocument()
  const { dialog } = useRunDialog()
  const close = (): void => openRunDialog(null)
  useEffect(() => () => openRunDialog(null), [])
  const part =
    dialog?.name === 'startOver' && !workshop.ended
      ? agenda.find(({ id }) => id === dialog.partId)
      : undefined
  return (
    <Suspense>
      {dialog?.name === 'projector' && <ProjectorDialog onClose={close} />}
      {dialog?.name === 'export' && <ExportDialog onClose={close} />}
      {dialog?.name === 'invite' && !workshop.ended && (
        <InviteDialog knownPassword={dialog.password} onClose={close} />
      )}
      {part && <StartOverDialog part={part} onClose={close} />}
      {dialog?.name === 'end' && (
        <EndDialog onClose={close} onEnded={() => void navigate(lobbyPath(workshopId))} />
      )}
    </Suspense>
  )
}
