import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import { useImportTarget } from './useImportTarget.ts'

/** Imports the texts of a spreadsheet into an Evaluate activity, each as something to vote on. */
export function ImportIntoEvaluate({ part, onClose }: PartDialogProps) {
  const target = useImportTarget(part.objectId)
  return <ImportDataDialog target={target} onClose={onClose} />
}
