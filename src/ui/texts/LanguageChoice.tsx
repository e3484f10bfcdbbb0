import { UnstyledButton } from '@mantine/core'
import { prefer } from './preferences.ts'
import { languageNames, languages, useLanguage } from './useText.ts'
import classes from './LanguageChoice.module.css'

/** The other languages of the screens, each named in its own words, for people who cannot read the current one. */
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
