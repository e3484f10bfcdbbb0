import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TemplateDocument } from '#api/operations/template.ts'
import { useQuery } from '#api/useQuery.ts'
import { lobbyPath } from '#domain/paths.ts'
import { AppDialog } from '#ui/AppDialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { openEditorBeside } from '#ui/session/sidePanel.ts'
import { useText } from '#ui/useText.ts'
import { TemplateDetails, TemplateDetailsSkeleton } from './TemplateDetails.tsx'
import { templatesText } from './templatesText.ts'

const CreateWorkshopDialog = lazy(async () => ({
  default: (await import('../create/CreateWorkshopDialog.tsx')).CreateWorkshopDialog,
}))

export interface TemplatePreviewDialogProps {
  templateId: string
  onClose: () => void
}

/** What a template holds, and what can be done with it. */
export function TemplatePreviewDialog({ templateId, onClose }: TemplatePreviewDialogProps) {
  const text = useText(templatesText)
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch } = useQuery(TemplateDocument, { id: templateId })
  const template = data?.workshop
  const open = (workshopId: string) => void navigate(lobbyPath(workshopId))
  if (isCreating && template) {
    return (
      <Suspense>
        <CreateWorkshopDialog
          source={{ id: template.id, name: template.workshopName, isTemplate: true }}
          onClose={() => setCreating(false)}
          onCreated={open}
        />
      </Suspense>
    )
  }
  const title = template ? template.workshopName || text.nameMissing : text.failed
  return (
    <AppDialog isLarge title={title} onClose={onClose}>
      {template && (
        <TemplateDetails
          template={template}
          onPreview={() => open(template.id)}
          onEdit={() => {
            openEditorBeside()
            open(template.id)
          }}
          onCreate={() => setCreating(true)}
        />
      )}
      {!template && error && <LoadFailed onRetry={() => void refetch()} />}
      {!template && !error && <TemplateDetailsSkeleton />}
    </AppDialog>
  )
}
