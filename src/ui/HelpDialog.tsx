import { Kbd } from '@mantine/core'
import { AppDialog } from './AppDialog.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { uiText } from './text.ts'
import { useText } from './useText.ts'
import classes from './HelpDialog.module.css'

/** What a help page says: questions people have, and the keys they can use. */
export interface HelpContent {
  title: string
  sections: { title: string; lines: string[] }[]
  shortcuts: { keys: string[]; does: string }[]
}

export interface HelpDialogProps {
  content: HelpContent
  onClose: () => void
}

/** Help, in its variants: for the dashboard, for facilitators in a session, for participants. */
export function HelpDialog({ content, onClose }: HelpDialogProps) {
  const text = useText(uiText)
  return (
    <AppDialog title={content.title} isWide onClose={onClose}>
      <div className={classes.help}>
        {content.sections.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        {content.shortcuts.length > 0 && (
          <section>
            <h3>{text.shortcuts}</h3>
            <dl className={classes.shortcuts}>
              {content.shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <LanguageChoice />
      </div>
    </AppDialog>
  )
}
