import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { closeCreateDialog, useCreateWish } from './createDialog.ts'

const CreateWorkshopDialog = lazyDialog(async () => ({
  default: (await import('../create/CreateWorkshopDialog.tsx')).CreateWorkshopDialog,
}))

/** Renders the dialog for creating a session or template, whatever opened it, and opens the result. */
export function CreateDialogHost() {
  const navigate = useNavigate()
  const { wish } = useCreateWish()
  useEffect(() => closeCreateDialog, [])
  if (!wish) return null
  const opened = (id: string): void => {
    closeCreateDialog()
    void navigate(lobbyPath(id))
  }
  return <CreateWorkshopDialog {...wish} onClose={closeCreateDialog} onCreated={opened} />
}
