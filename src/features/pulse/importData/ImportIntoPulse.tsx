import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import { useHeadedImport } from '#activity/importData/useHeadedImport.tsx'
import { categoryType } from '#domain/pulse/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { statementScreen } from '../statements/statementScreen.ts'
import { inputText } from '../inputText.ts'

/** Imports the texts of a spreadsheet into a pulse, as statements of the chosen categories. */
export function ImportIntoPulse({ part, onClose }: PartDialogProps) {
  const target = useHeadedImport(part.objectId, {
    ...{ heading: categoryType, screen: statementScreen, text: useText(inputText) },
    written: (text, groupId) => ({ text, groupId }),
  })
  return <ImportDataDialog target={target} onClose={onClose} />
}
