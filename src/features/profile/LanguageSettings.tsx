import { Radio } from '@mantine/core'
import { prefer, usePreferences } from '#ui/texts/preferences.ts'
import { languageNames, languages, useLanguage, useText } from '#ui/texts/useText.ts'
import type { Language } from '#ui/texts/useText.ts'
import { settingsText } from './settingsText.ts'
import classes from './LanguageSettings.module.css'

/** The language and the theme of the screens; a press saves the choice with the account. */
export function LanguageSettings() {
  const text = useText(settingsText)
  const language = useLanguage()
  const { themeIndex } = usePreferences()
  return (
    <div className={classes.settings}>
      <Radio.Group
        size="md"
        label={text.language}
        description={text.languageHint}
        value={language}
        onChange={(value) => prefer({ language: value as Language })}
      >
        <div className={classes.choices}>
          {languages.map((known) => (
            <Radio key={known} size="md" value={known} label={languageNames[known]} lang={known} />
          ))}
        </div>
      </Radio.Group>
      <Radio.Group
        size="md"
        label={text.theme}
        value={String(Math.min(themeIndex, text.themes.length - 1))}
        onChange={(value) => prefer({ themeIndex: Number(value) })}
      >
        <div className={classes.choices}>
          {text.themes.map((name, index) => (
            <Radio key={name} size="md" value={String(index)} label={name} />
          ))}
        </div>
      </Radio.Group>
    </div>
  )
}
