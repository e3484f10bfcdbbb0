import { Text } from '@mantine/core'
import type * as Y from 'yjs'
import { FieldsSection } from '#activity/editor/SettingsSection.tsx'
import { useText } from '#ui/texts/useText.ts'
import { InfoText } from './InfoText.tsx'
import { evaluateEditorText } from './text.ts'

/** What the axis of Scales means. */
export function ScaleTexts({ desk }: { desk: Y.Doc }) {
  const text = useText(evaluateEditorText)
  return (
    <>
      <InfoText desk={desk} field="group1Text" label={text.voteHeading} isOneLine />
      <InfoText desk={desk} field="group1HelpText" label={text.voteDescription} />
    </>
  )
}

/** What the two axes of a matrix mean, and what their product does. SPEC EV8 */
export function DimensionTexts({ desk }: { desk: Y.Doc }) {
  const text = useText(evaluateEditorText)
  return (
    <FieldsSection title={text.dimensions}>
      <InfoText desk={desk} field="group1Text" label={text.horizontalTitle} isOneLine />
      <InfoText desk={desk} field="group1HelpText" label={text.horizontalHelp} />
      <InfoText desk={desk} field="group2Text" label={text.verticalTitle} isOneLine />
      <InfoText desk={desk} field="group2HelpText" label={text.verticalHelp} />
      <Text size="sm" c="dimmed">
        {text.productHint}
      </Text>
    </FieldsSection>
  )
}
