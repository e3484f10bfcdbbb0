import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lobbyPath, partPath } from '#domain/workshop/paths.ts'
import { useFace } from '#activity/faces.tsx'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoom } from '#sync/room/room.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useOpenRunDialog, useRunDialog } from '#activity/session/runDialog.ts'
import type { RunDialog } from '#activity/session/runDialog.ts'

const ProjectorDialog = lazyDialog(async () => ({
  default: (await import('#features/projector/ProjectorDialog.tsx')).ProjectorDialog,
}))
const RemoteDialog = lazyDialog(async () => ({
  default: (await import('#features/remote/pairing/RemoteDialog.tsx')).RemoteDialog,
}))
const ExportDialog = lazyDialog(async () => ({
  default: (await import('#features/export/ExportDialog.tsx')).ExportDialog,
}))
const InviteDialog = lazyDialog(async () => ({
  default: (await import('#features/invite/InviteDialog.tsx')).InviteDialog,
}))
const EndDialog = lazyDialog(async () => ({
  default: (await import('#features/ending/EndDialog.tsx')).EndDialog,
}))

/**
 * The dialogs of running a session, whichever menu opened them; those of the projector and of exports stay available
 * after the end.
 */
export function RunDialogs() {
  const navigate = useNavigate()
  const { workshopId } = useRoom()
  const { agenda, workshop } = useStateDocument()
  const dialog = useRunDialog()
  const openRunDialog = useOpenRunDialog()
  const mayBuild = useMayDo('build')
  const close = (): void => openRunDialog(null)
  useEffect(() => () => openRunDialog(null), [openRunDialog])
  const partOf = (open: RunDialog | null) => {
    if (open === null || workshop.ended) return undefined
    if ('objectId' in open) return agenda.find(({ objectId }) => objectId === open.objectId)
    return 'partId' in open ? agenda.find(({ id }) => id === open.partId) : undefined
  }
  const part = partOf(dialog)
  const face = useFace(part ?? null)
  return (
    <>
      {dialog?.name === 'projector' && <ProjectorDialog onClose={close} />}
      {dialog?.name === 'remote' && mayBuild && <RemoteDialog onClose={close} />}
      {dialog?.name === 'export' && <ExportDialog onClose={close} />}
      {dialog?.name === 'invite' && mayBuild && (
        <InviteDialog knownPassword={dialog.password} onClose={close} />
      )}
      {part && face?.StartOver && dialog?.name === 'startOver' && (
        <face.StartOver part={part} onClose={close} />
      )}
      {part && face?.ImportData && dialog?.name === 'importData' && (
        <face.ImportData part={part} onClose={close} />
      )}
      {part && face?.CopyInput && dialog?.name === 'copyInput' && (
        <face.CopyInput
          part={part}
          at={dialog.at}
          onOpen={(target) => void navigate(partPath(workshopId, target))}
          onClose={close}
        />
      )}
      {dialog?.name === 'end' && (
        <EndDialog onClose={close} onEnded={() => void navigate(lobbyPath(workshopId))} />
      )}
    </>
  )
}
