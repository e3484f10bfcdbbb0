import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconMenu2 } from '@tabler/icons-react'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useIsRefusedHere } from '#activity/session/refusedHere.ts'
import { isSendable, labelOf, useOutbox, whyRefused, wordsOf } from '#sync/room/outbox.ts'
import { useIsKeptHere, useSaveState } from '#sync/room/saveState.ts'
import { Brand } from '#ui/Brand.tsx'
import { lazyPart, lazyTool } from '#ui/loading/lazyPart.tsx'
import { HeaderSlotTarget } from '#ui/session/HeaderSlots.tsx'
import { SaveStateMark } from '#ui/session/SaveStateMark.tsx'
import { SkipLink } from '#ui/focus/SkipLink.tsx'
import { useText } from '#ui/texts/useText.ts'
import { ConnectionBar } from './ConnectionBar.tsx'
import { SessionSteps } from '../presenting/SessionSteps.tsx'
import { Sidebar } from './Sidebar.tsx'
import { sessionText } from '../text.ts'
import { useSidebar } from './useSidebar.ts'
import classes from './SessionFrame.module.css'

const RefusedEntries = lazyPart(async () => ({
  default: (await import('#ui/session/RefusedEntries.tsx')).RefusedEntries,
}))

const LostDrafts = lazyTool(async () => ({
  default: (await import('#activity/own/LostDrafts.tsx')).LostDrafts,
}))

export interface SessionFrameProps {
  name: string
  /** Target of the product's name; none for participants. */
  homePath: string | null
  /** The agenda; null for participants who may not see it. */
  sidebar: ReactNode
  /** Nothing can be added any more. */
  isEnded: boolean
  /** Nothing is saved here, so no save status is shown. */
  isReadOnly?: boolean
  /** At the end of the top bar. */
  actions?: ReactNode
  /** Under the session's name: what the room sees, or that this screen follows. */
  status?: ReactNode
  /** At the end of the row of tools. */
  headerActions?: ReactNode
  /** The column at the right, with its own width. */
  end?: ReactNode
  /** Above everything below the top bar. */
  notice?: ReactNode
  /** Marks the top bar; empty for the product's default look. */
  color?: string
  children: ReactNode
}

/**
 * Below this width a facilitator's top bar has no room for controls that run beside any activity; they move to the row
 * of tools.
 */
const smallScreen = '(max-width: 48em)'

/** The session's bars and columns, the same for all roles: one sticky bar, one row of tools, and the content. */
export function SessionFrame(props: SessionFrameProps) {
  const text = useText(sessionText)
  const sidebar = useSidebar()
  const saveState = useSaveState()
  const isKept = useIsKeptHere()
  const { pending, refused: all, retry, dismiss } = useOutbox()
  const isRefusedHere = useIsRefusedHere()
  const refused = all.filter((entry) => !isRefusedHere(entry))
  const hasSidebar = props.sidebar !== null
  const isCrowded = props.homePath !== null
  const isSmall = useMediaQuery(smallScreen, false, { getInitialValueInEffect: false })
  const isRunBelow = isSmall && isCrowded
  const run = <HeaderSlotTarget name="run" className={classes.slot} />
  return (
    <div
      className={classes.frame}
      data-crowded={isCrowded || undefined}
      data-sidebar={hasSidebar && sidebar.isOpen && !sidebar.isOverlay}
    >
      <SkipLink />
      <header className={classes.top} style={props.color ? topColor(props.color) : undefined}>
        {hasSidebar && (
          <ActionIcon
            size={44}
            aria-label={text.sidebar}
            aria-expanded={sidebar.isOpen}
            onClick={sidebar.toggle}
          >
            <IconMenu2 size={22} />
          </ActionIcon>
        )}
        {props.homePath ? (
          <Link to={props.homePath} className={classes.home} title={text.toDashboard}>
            <Brand />
          </Link>
        ) : (
          <span className={classes.home}>
            <Brand />
          </span>
        )}
        <div className={classes.identity}>
          <span className={classes.naming}>
            <span className={classes.name} title={props.name}>
              {props.name}
            </span>
            {!props.isReadOnly && (
              <SaveStateMark saveState={saveState} left={pending.length} isKept={isKept} />
            )}
          </span>
          {props.status}
        </div>
        <div className={classes.actions}>
          {!isRunBelow && run}
          <HeaderSlotTarget name="menu" className={classes.slot} />
          {props.actions}
        </div>
      </header>
      {hasSidebar && (
        <Sidebar {...sidebar} homePath={props.homePath}>
          {props.sidebar}
        </Sidebar>
      )}
      <div className={classes.column}>
        {props.notice}
        <section className={classes.header} aria-label={text.controls}>
          <HeaderSlotTarget name="title" className={classes.title} />
          <HeaderSlotTarget name="steps" className={classes.steps}>
            <SessionSteps />
          </HeaderSlotTarget>
          <div className={classes.tools}>
            {isRunBelow && run}
            <HeaderSlotTarget name="search" className={classes.slot} />
            <HeaderSlotTarget name="tools" className={classes.slot} />
            {props.headerActions && <span className={classes.lead}>{props.headerActions}</span>}
          </div>
        </section>
        {props.isEnded && (
          <p className={classes.ended} role="status">
            {text.ended}
          </p>
        )}
        <ConnectionBar />
        <LostDrafts />
        {refused.length > 0 && (
          <RefusedEntries
            entries={refused.map((entry) => ({
              ...entry,
              text: wordsOf(entry),
              label: labelOf(entry),
              message: whyRefused(entry) ?? '',
              canRetry: isSendable(entry),
            }))}
            onRetry={retry}
            onDismiss={dismiss}
          />
        )}
        <main id="content" className={classes.main} tabIndex={-1}>
          {props.children}
        </main>
        <HeaderSlotTarget name="footer" className={classes.footer} isSpare />
      </div>
      {props.end}
    </div>
  )
}

function topColor(color: string): CSSProperties {
  return { '--session-color': color } as CSSProperties
}
