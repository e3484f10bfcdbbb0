import type * as Y from 'yjs'
import { SettingSwitch } from '#activity/editor/SettingSwitch.tsx'
import { FoldedSection, SettingsHeading } from '#activity/editor/SettingsSection.tsx'
import { updateSetup } from '#domain/evaluate/updateSetup.ts'
import { editDesk } from '#sync/documents/desk.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../useEvaluate.ts'
import { InfoText } from './InfoText.tsx'
import { MatrixColors } from './MatrixColors.tsx'
import { evaluateEditorText } from './text.ts'

type MatrixLookOf = Pick<Evaluate, 'source' | 'matrixColor' | 'showQuadrants'>

/** The fields of the labels I to IV. SPEC EV6 */
const labelFields = ['matrix1Text', 'matrix2Text', 'matrix3Text', 'matrix4Text'] as const

/** How a matrix looks: its colours, and the labels of its quadrants. */
export function MatrixLook({ evaluate }: { evaluate: MatrixLookOf }) {
  const text = useText(evaluateEditorText)
  const { source: desk, matrixColor, showQuadrants } = evaluate
  const set = (change: Parameters<typeof updateSetup>[1]): void => write(desk, change)
  return (
    <FoldedSection title={text.advanced}>
      <MatrixColors chosen={matrixColor} onChoose={(scheme) => set({ matrixColor: scheme })} />
      <SettingsHeading>{text.matrixLabels}</SettingsHeading>
      <SettingSwitch
        label={text.showLabels}
        isOn={showQuadrants}
        whyNot={null}
        set={async (isOn) => set({ showMatrixText: isOn })}
      />
      {labelFields.map((field, at) => (
        <InfoText
          key={field}
          {...{ desk, field }}
          label={text.corners[at] ?? ''}
          placeholder={text.placeholders[at]}
          isOneLine
        />
      ))}
    </FoldedSection>
  )
}

function write(desk: Y.Doc, change: Parameters<typeof updateSetup>[1]): void {
  editDesk(desk, (doc) => updateSetup(doc, change))
}
