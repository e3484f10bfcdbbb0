import { IconTemplateOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { TemplateDocument } from '#api/operations/template.ts'
import { useQuery } from '#api/queries/useQuery.ts'
import { Refusal } from '#domain/errors.ts'
import { lobbyPath } from '#domain/workshop/paths.ts'
import { AppDialog } from '#ui/dialogs/AppDialog.tsx'
import { EmptyState } from '#ui/loading/EmptyState.tsx'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { LoadFailed } from '#ui/loading/LoadFailed.tsx'
import { openEditorBeside } from '#activity/session/sidePanel.ts'
import { useText } from '#ui/texts/useText.ts'
import { TemplateDetails, TemplateDetailsSkeleton } from '../templates/TemplateDetails.tsx'
import { templatesText } from '../templates/templatesText.ts'

const CreateWorkshopDialog = lazyDialog(async () => ({
  default: (await import('../create/CreateWorkshopDialog.tsx')).CreateWorkshopDialog,
}))

export interface TemplatePreviewDialogProps {
  templateId: string
  onClose: () => void
}

/** The contents of a template, and its actions. */
export function TemplatePreviewDialog({ templateId, onClose }: TemplatePreviewDialogProps) {
  const text = useText(templatesText)
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const { data, error, refetch } = useQuery(TemplateDocument, { id: templateId })
  const template = data?.workshop
  // No template has this id, or this person may not read it.
  const isMissing =
    !template && error instanceof Refusal && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')
  const open = (workshopId: string) => void navigate(lobbyPath(workshopId))
  if (isCreating && template) {
    return (
      <CreateWorkshopDialog
        source={{ id: template.id, name: template.workshopName, isTemplate: true }}
        onClose={() => setCreating(false)}
        onCreated={open}
      />
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
          onChanged={refetch}
        />
      )}
      {isMissing && (
        <EmptyState icon={<IconTemplateOff size={28} />} title={text.nameMissing} hint={text.descMissing} />
      )}
      {!template && error && !isMissing && <LoadFailed onRetry={() => void refetch()} />}
      {!template && !error && <TemplateDetailsSkeleton />}
    </AppDialog>
  )
}
