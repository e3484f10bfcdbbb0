import { useSearchParams } from 'react-router-dom'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'

const TemplatePreviewDialog = lazyDialog(async () => ({
  default: (await import('./TemplatePreviewDialog.tsx')).TemplatePreviewDialog,
}))

const param = 'template'

/** The previewed template. Its id is in the address, so that the preview can be shared and Back closes it. */
export function usePreview(): {
  templateId: string | null
  open: (templateId: string) => void
  close: () => void
} {
  const [params, setParams] = useSearchParams()
  return {
    templateId: params.get(param),
    open: (templateId) => setParams({ [param]: templateId }, { preventScrollReset: true }),
    close: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}

/** The preview dialog over a page with templates, while the address names a template. */
export function TemplatePreview() {
  const { templateId, close } = usePreview()
  if (templateId === null) return null
  return <TemplatePreviewDialog key={templateId} templateId={templateId} onClose={close} />
}
