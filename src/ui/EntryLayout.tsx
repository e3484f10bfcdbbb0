import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Brand } from './Brand.tsx'
import { LanguageChoice } from './texts/LanguageChoice.tsx'
import { SkipLink } from './focus/SkipLink.tsx'
import classes from './EntryLayout.module.css'

export interface EntryLayoutProps {
  /** The alternative, such as signing up, at the top right. */
  action?: ReactNode
  /** Decoration beside the form on a wide screen. */
  aside?: ReactNode
  children: ReactNode
}

/** Layout of the pages before sign-in or joining: one form, one task. */
export function EntryLayout({ action, aside, children }: EntryLayoutProps) {
  return (
    <div className={classes.page} data-with-aside={aside ? true : undefined}>
      <SkipLink />
      <div className={classes.column}>
        <header className={classes.header}>
          <Link to="/" className={classes.home}>
            <Brand />
          </Link>
          <div className={classes.actions}>
            <LanguageChoice />
            {action}
          </div>
        </header>
        <main id="content" className={classes.main} tabIndex={-1}>
          <div className={classes.form}>{children}</div>
        </main>
      </div>
      {aside && (
        <div className={classes.aside} aria-hidden="true">
          {aside}
        </div>
      )}
    </div>
  )
}
