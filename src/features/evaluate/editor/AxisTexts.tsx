import { Text } from '@mantine/core'
import type * as Y from 'yjs'
import { FieldsSection } from '#activity/editor/SettingsSection.tsx'
import { helpOfRange, typedHelp } from '#domain/evaluate/axes.ts'
import { roots } from '#domain/evaluate/roots.ts'
import { scaleOf } from '#domain/evaluate/setup.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { useLanguage, useText } from '#ui/texts/useText.ts'
import { InfoText } from './InfoText.tsx'
import type { InfoTextProps } from './InfoText.tsx'
import { evaluateEditorText } from './text.ts'

/** What the axis of Scales means. */
export function ScaleTexts({ desk }: { desk: Y.Doc }) {
  const text = useText(evaluateEditorText)
  return (
    <>
      <InfoText desk={desk} field="group1Text" label={text.voteHeading} isOneLine />
      <HelpText desk={desk} field="group1HelpText" label={text.voteDescription} />
    </>
  )
}

/** What the two axes of a matrix mean, and what their product does. SPEC EV8 */
export function DimensionTexts({ desk }: { desk: Y.Doc }) {
  const text = useText(evaluateEditorText)
  return (
    <FieldsSection title={text.dimensions}>
      <InfoText desk={desk} field="group1Text" label={text.horizontalTitle} isOneLine />
      <HelpText desk={desk} field="group1HelpText" label={text.horizontalHelp} />
      <InfoText desk={desk} field="group2Text" label={text.verticalTitle} isOneLine />
      <HelpText desk={desk} field="group2HelpText" label={text.verticalHelp} />
      <Text size="sm" c="dimmed">
        {text.productHint}
      </Text>
    </FieldsSection>
  )
}

/** What the values of an axis mean. Where nobody typed it, its placeholder follows the range. SPEC EV17 */
function HelpText(props: Pick<InfoTextProps, 'desk' | 'field' | 'label'>) {
  const language = useLanguage()
  const scale = useDerived(props.desk, [roots.setup], scaleOf)
  return <InfoText {...props} placeholder={helpOfRange(scale)[language]} shown={typedHelp} />
}
