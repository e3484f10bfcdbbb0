import { ActionIcon, Menu, UnstyledButton } from '@mantine/core'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconLayoutSidebar,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '#ui/texts/useText.ts'
import { presentText } from '../text.ts'
import type { PageFieldProps } from './PageField.tsx'
import { Paging } from './Paging.tsx'
import type { FullScreen } from './useFullScreen.ts'
import type { Zooming } from './useZoom.ts'
import classes from './ViewerBar.module.css'
import { canZoom, steppedZoom } from './zoom.ts'
import type { Zoom } from './zoom.ts'

export interface ViewerBarProps {
  /** Null: this person may not turn pages. */
  turning: PageFieldProps | null
  zooming: Zooming
  fullScreen: FullScreen
  /** Whether the thumbnails are shown, and the button for them; null where there are none. */
  thumbnails: { areShown: boolean; toggle: () => void } | null
  /** At the end of the bar: what the activity adds, such as its comments. */
  children?: ReactNode
}

/** Under the page: thumbnails, zoom, full screen, and the turning of pages. */
export function ViewerBar({ turning, zooming, fullScreen, thumbnails, children }: ViewerBarProps) {
  const text = useText(presentText)
  const { zoom, setZoom } = zooming
  const factor = zooming.factor ?? 1
  const percent = text.zoom(Math.max(1, Math.round(factor * 100)))
  const fits: [Zoom['by'], string][] = [
    ['default', text.usual],
    ['width', text.fitWidth],
    ['page', text.fitPage],
  ]
  const press = (direction: 1 | -1) => ({
    disabled: !canZoom(factor, direction),
    onClick: () => setZoom(steppedZoom(factor, direction)),
  })
  const thumbnailsLabel = thumbnails?.areShown ? text.hideThumbnails : text.thumbnails
  const screenLabel = fullScreen.isOn ? text.leaveFullScreen : text.fullScreen
  return (
    <div className={classes.bar}>
      <div className={classes.start}>
        {thumbnails && (
          <ActionIcon
            size={40}
            aria-label={thumbnailsLabel}
            title={thumbnailsLabel}
            aria-pressed={thumbnails.areShown}
            onClick={thumbnails.toggle}
          >
            <IconLayoutSidebar size={20} />
          </ActionIcon>
        )}
        <ActionIcon
          className={classes.step ?? ''}
          size={40}
          aria-label={text.zoomOut}
          title={text.zoomOut}
          {...press(-1)}
        >
          <IconZoomOut size={20} />
        </ActionIcon>
        <Menu width={200}>
          <Menu.Target>
            <UnstyledButton className={classes.percent ?? ''} aria-label={`${text.zoomChoice}, ${percent}`}>
              {percent} <IconChevronDown size={14} aria-hidden="true" />
            </UnstyledButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item className={classes.inMenu ?? ''} closeMenuOnClick={false} {...press(1)}>
              {text.zoomIn}
            </Menu.Item>
            <Menu.Item className={classes.inMenu ?? ''} closeMenuOnClick={false} {...press(-1)}>
              {text.zoomOut}
            </Menu.Item>
            <Menu.RadioGroup value={zoom.by} onChange={(by) => setZoom({ by } as Zoom)}>
              {fits.map(([by, label]) => (
                <Menu.RadioItem key={by} value={by} closeMenuOnClick>
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Dropdown>
        </Menu>
        <ActionIcon
          className={classes.step ?? ''}
          size={40}
          aria-label={text.zoomIn}
          title={text.zoomIn}
          {...press(1)}
        >
          <IconZoomIn size={20} />
        </ActionIcon>
        {fullScreen.toggle && (
          <ActionIcon size={40} aria-label={screenLabel} title={screenLabel} onClick={fullScreen.toggle}>
            {fullScreen.isOn ? <IconArrowsMinimize size={20} /> : <IconArrowsMaximize size={20} />}
          </ActionIcon>
        )}
      </div>
      {turning && <Paging {...turning} />}
      <div className={classes.end}>{children}</div>
    </div>
  )
}
