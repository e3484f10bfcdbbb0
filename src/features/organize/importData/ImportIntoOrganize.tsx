import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import { useImportTarget } from './useImportTarget.tsx'

/** Imports the selected rows of a spreadsheet into an Organize activity: texts, descriptions, and sections by their names. */
export function ImportIntoOrganize({ part, onClose }: PartDialogProps) {
  const target = useImportTarget(part.objectId)
  return <ImportDataDialog target={target} onClose={onClose} />
}
