import { UnstyledButton } from '@mantine/core'
import { prefer } from './preferences.ts'
import { languageNames, languages, useLanguage } from './useText.ts'
import classes from './LanguageChoice.module.css'

/** The languages the screens do not speak now, each in its own words: a quiet way out for who cannot read this one. */
export function LanguageChoice() {
  const spoken = useLanguage()
  return (
    <span className={classes.choice}>
      {languages
        .filter((language) => language !== spoken)
        .map((language) => (
          <UnstyledButton
            key={language}
            className={classes.language}
            lang={language}
            onClick={() => prefer({ language })}
          >
            {languageNames[language]}
          </UnstyledButton>
        ))}
    </span>
  )
}
