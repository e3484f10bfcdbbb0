import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import { useImportTarget } from './useImportTarget.tsx'

/** Imports the texts of a spreadsheet into an Identify activity, as answers under the chosen topics. */
export function ImportIntoIdentify({ part, onClose }: PartDialogProps) {
  const target = useImportTarget(part.objectId)
  return <ImportDataDialog target={target} onClose={onClose} />
}
