import { Kbd } from '@mantine/core'
import type { HelpShortcut } from './helpContent.ts'
import { Marked } from './Marked.tsx'
import classes from './HelpDialog.module.css'

export interface HelpShortcutsProps {
  title: string
  shortcuts: readonly HelpShortcut[]
  search: string
}

/** Keyboard shortcuts and what they do. */
export function HelpShortcuts({ title, shortcuts, search }: HelpShortcutsProps) {
  return (
    <section className={classes.keys}>
      <h3>{title}</h3>
      <dl className={classes.shortcuts}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>
              <Marked text={does} search={search} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
