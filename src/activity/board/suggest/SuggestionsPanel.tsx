import { ActionIcon } from '@mantine/core'
import { IconSparkles, IconX } from '@tabler/icons-react'
import { useText } from '#ui/texts/useText.ts'
import { Suggestions } from './Suggestions.tsx'
import type { SuggestionsProps } from './Suggestions.tsx'
import classes from './Suggestions.module.css'
import { suggestText } from './suggestText.ts'

/** Suggested groups above a board. */
export function SuggestionsPanel({ onClose, ...props }: SuggestionsProps & { onClose: () => void }) {
  const text = useText(suggestText)
  return (
    <div className={classes.panel} role="region" aria-label={text.title} data-keeps-focus>
      <header className={classes.head}>
        <h3 className={classes.title}>
          <IconSparkles size={20} aria-hidden="true" /> {text.title}
        </h3>
        <ActionIcon aria-label={text.close} title={text.close} size={40} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </header>
      <Suggestions {...props} />
    </div>
  )
}
