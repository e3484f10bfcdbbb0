import { Suspense, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { lobbyPath } from '#domain/paths.ts'
import { lazyDialog } from '#ui/lazyPart.tsx'
import { closeCreateDialog, useCreateWish } from './createDialog.ts'

const CreateWorkshopDialog = lazyDialog(async () => ({
  default: (await import('../create/CreateWorkshopDialog.tsx')).CreateWorkshopDialog,
}))

/** The dialog for making a session or template, whatever opened it. What was made opens. */
export function CreateDialogHost() {
  const navigate = useNavigate()
  const { wish } = useCreateWish()
  useEffect(() => closeCreateDialog, [])
  if (!wish) return null
  const opened = (id: string): void => {
    closeCreateDialog()
    void navigate(lobbyPath(id))
  }
  return (
    <Suspense>
      <CreateWorkshopDialog {...wish} onClose={closeCreateDialog} onCreated={opened} />
    </Suspense>
  )
}
