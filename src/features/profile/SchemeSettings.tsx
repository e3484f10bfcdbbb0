import { Radio, useMantineColorScheme } from '@mantine/core'
import type { MantineColorScheme } from '@mantine/core'
import { personText } from '#ui/people/text.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './LanguageSettings.module.css'

const schemes = ['light', 'dark', 'auto'] as const

/** Light, dark, or as the device; saved on this device. */
export function SchemeSettings() {
  const text = useText(personText)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Radio.Group
      size="md"
      label={text.appearance}
      value={colorScheme}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    >
      <div className={classes.choices}>
        {schemes.map((scheme) => (
          <Radio key={scheme} size="md" value={scheme} label={text.schemes[scheme]} />
        ))}
      </div>
    </Radio.Group>
  )
}
