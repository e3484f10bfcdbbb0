import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import { useImportTarget } from './useImportTarget.tsx'

/** Imports the texts of a spreadsheet into a brainstorm, as topics, questions or answers. */
export function ImportIntoBrainstorm({ part, onClose }: PartDialogProps) {
  const target = useImportTarget(part.objectId)
  return <ImportDataDialog target={target} onClose={onClose} />
}
