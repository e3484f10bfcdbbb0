import { useState } from 'react'
import type { PartDialogProps } from '#activity/face.ts'
import { ImportDataDialog } from '#activity/importData/ImportDataDialog.tsx'
import type { ImportTarget } from '#activity/importData/importTarget.ts'
import { limits } from '#domain/limits.ts'
import { ChoiceList } from '#ui/inputs/ChoiceList.tsx'
import { useText } from '#ui/texts/useText.ts'
import { usePulse } from '../page/usePulse.ts'
import type { Pulse } from '../page/usePulse.ts'
import { useStatementActs } from '../statements/useStatementActs.ts'
import { pulseImportText } from './importText.ts'

/** Imports the texts of a spreadsheet into a pulse, as statements of the chosen categories. */
export function ImportIntoPulse({ part, onClose }: PartDialogProps) {
  const target = useImportTarget(usePulse(part.objectId))
  return <ImportDataDialog target={target} onClose={onClose} />
}

/** One statement to add. */
interface Addition {
  text: string
  groupId: string
}

/** Through the same call that people make; also offline. SPEC N3, N4 */
function useImportTarget(pulse: Pulse): ImportTarget<Addition> {
  const text = useText(pulseImportText)
  const acts = useStatementActs(pulse)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const { categories } = pulse
  const [only, ...others] = categories
  const groupIds = chosen.length === 0 && only && others.length === 0 ? [only.id] : chosen
  return {
    steps: (
      <ChoiceList
        title={text.selectCategories}
        isMany
        options={categories.map(({ id, name }, at) => ({ id, label: name || text.unnamed(at + 1) }))}
        chosen={groupIds}
        onChange={setChosen}
      />
    ),
    lack: groupIds.length === 0 ? text.lackCategory : null,
    countOf: (textCount) => textCount * groupIds.length,
    additionsOf: (texts) => groupIds.flatMap((groupId) => texts.map((one) => ({ text: one, groupId }))),
    longest: limits.sliderText,
    add: (addition) => Promise.resolve(acts.add(addition.groupId, addition.text)),
  }
}
