import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import { useImportTarget } from './useImportTarget.tsx'

/** Brings texts of a sheet into an Identify activity, as answers under the topics that are chosen. */
export function ImportIntoIdentify({ part, onClose }: PartDialogProps) {
  const target = useImportTarget(part.objectId)
  return <ImportDataDialog target={target} onClose={onClose} />
}
