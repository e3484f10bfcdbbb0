import { ActionIcon, FocusTrap } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Brand } from '#ui/Brand.tsx'
import { useText } from '#ui/useText.ts'
import { sessionText } from './text.ts'
import type { SidebarState } from './useSidebar.ts'
import classes from './Sidebar.module.css'

export interface SidebarProps extends SidebarState {
  /** Where the product's name leads; nowhere for participants. */
  homePath: string | null
  children: ReactNode
}

/** The agenda's column; on a narrow screen it comes over the page, keeps the focus and goes with Escape or a choice. */
export function Sidebar({ isOpen, isOverlay, close, homePath, children }: SidebarProps) {
  const text = useText(sessionText)
  const { pathname } = useLocation()
  useEffect(() => {
    if (isOverlay) close()
    // Only a navigation closes it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])
  useEffect(() => {
    if (!isOverlay || !isOpen) return undefined
    const onKey = (event: KeyboardEvent): void => {
      // A menu or a dialog over it takes Escape first.
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOverlay, isOpen, close])

  if (!isOpen) return null
  if (!isOverlay) return <aside className={classes.docked}>{children}</aside>
  return (
    <>
      <div className={classes.backdrop} onClick={close} aria-hidden="true" />
      <FocusTrap active>
        <div className={classes.overlay} role="dialog" aria-label={text.agenda}>
          <div className={classes.head}>
            {homePath && (
              <Link to={homePath} className={classes.home} title={text.toDashboard}>
                <Brand />
              </Link>
            )}
            <ActionIcon size={44} aria-label={text.closeAgenda} onClick={close}>
              <IconX size={22} />
            </ActionIcon>
          </div>
          {children}
        </div>
      </FocusTrap>
    </>
  )
}
