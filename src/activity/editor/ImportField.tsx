import { Button, Input } from '@mantine/core'
import type { PartId } from '#domain/ids.ts'
import { useText } from '#ui/texts/useText.ts'
import { editorText } from '../editorText.ts'
import { useOpenRunDialog } from '../session/runDialog.ts'

/** Opens the import of a file, for kinds that have one. */
export function ImportField({ partId }: { partId: PartId }) {
  const openRunDialog = useOpenRunDialog()
  const text = useText(editorText)
  return (
    <Input.Wrapper label={text.importData} labelElement="div">
      <Button fullWidth variant="default" onClick={() => openRunDialog({ name: 'importData', partId })}>
        {text.importFile}
      </Button>
    </Input.Wrapper>
  )
}
