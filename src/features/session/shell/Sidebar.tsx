import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Brand } from '#ui/Brand.tsx'
import { useText } from '#ui/texts/useText.ts'
import { OverlayPanel } from './OverlayPanel.tsx'
import { sessionText } from '../text.ts'
import type { SidebarState } from './useSidebar.ts'
import classes from './Sidebar.module.css'

export interface SidebarProps extends SidebarState {
  /** Target of the product's name; none for participants. */
  homePath: string | null
  children: ReactNode
}

/** The agenda's column; on a narrow screen it overlays the page, and a choice in it closes it too. */
export function Sidebar({ isOpen, isOverlay, close, homePath, children }: SidebarProps) {
  const text = useText(sessionText)
  const { pathname } = useLocation()
  useEffect(() => {
    if (isOverlay) close()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a navigation closes it
  }, [pathname])

  if (!isOpen) return null
  if (!isOverlay) return <aside className={classes.docked}>{children}</aside>
  return (
    <OverlayPanel side="start" label={text.agenda} onClose={close}>
      <div className={classes.inside}>
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
    </OverlayPanel>
  )
}
