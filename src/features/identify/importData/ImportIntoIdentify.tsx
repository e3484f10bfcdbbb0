import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import { useHeadedImport } from '#activity/importData/useHeadedImport.tsx'
import { topicType } from '#domain/identify/items.ts'
import { useText } from '#ui/texts/useText.ts'
import { answerScreen } from '../answers/answerScreen.ts'
import { inputText } from '../inputText.ts'

/** Imports the texts of a spreadsheet into an Identify activity, as answers under the chosen topics. */
export function ImportIntoIdentify({ part, onClose }: PartDialogProps) {
  const target = useHeadedImport(part.objectId, {
    ...{ heading: topicType, screen: answerScreen, text: useText(inputText) },
    written: (text, topicId) => ({ text, topicId, desc: '' }),
  })
  return <ImportDataDialog target={target} onClose={onClose} />
}
