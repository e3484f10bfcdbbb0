import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { resultsModes } from '#domain/activity/votes/showing.ts'
import type { VoteAct } from '#domain/activity/votes/running.ts'
import type { ResultsMode } from '#domain/activity/votes/showing.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { useMayDo } from '../../session/useMayDo.ts'
import { useShownAt } from '../bar/useShownAt.ts'
import { actIcons } from './actIcons.ts'
import { controlText } from './controlText.ts'
import type { ProxyVotesProps } from './ProxyVotesDialog.tsx'
import { RunDialogs } from './RunDialogs.tsx'
import classes from './RunVoting.module.css'
import { useRunning } from './useRunning.ts'
import type { RunProps } from './useRunning.ts'

const ProxyVotesDialog = lazyDialog(async () => ({
  default: (await import('./ProxyVotesDialog.tsx')).ProxyVotesDialog,
}))

export interface RunVotingProps extends RunProps {
  /** From the vote to the results on this screen, and back. */
  step: ReactNode
  /** What the room is taken to where it votes, such as one of several categories; omitted: the vote. SPEC PU16 */
  voteName?: string | undefined
  /** What votes can be entered for, for people without a device. */
  proxies: Pick<ProxyVotesProps, 'of' | 'targets' | 'scale' | 'axes' | 'field'>
}

/**
 * For facilitators, above a vote and its results: how it stands in one sentence, the next sensible act, and all others in
 * a menu. Renders nothing for everybody else. SPEC BT4, BT6, BT7, BT10, BT12, BT20
 */
export function RunVoting({ step, voteName, proxies, ...props }: RunVotingProps) {
  const { part, voting } = props
  const text = useText(controlText)
  const ui = useText(uiText)
  const isOnline = useCanCall()
  const mayRun = useMayDo('show')
  const mayArrange = useMayDo('arrange')
  const vote = useRunning(props)
  const [isEntering, setEntering] = useState(false)
  const shownAt = useShownAt(voting)
  const { template } = useStateDocument().workshop
  if (!mayRun) return null
  // It has no room: the editor has what is prepared.
  if (template) return <div className={classes.acts}>{step}</div>
  const { mode, round } = voting
  const { next, others } = vote
  const isOff = !isOnline || vote.isBusy
  const Next = actIcons[next]
  const nameOf = (act: VoteAct): string =>
    act === 'presentVote' && voteName !== undefined ? text.presentOf(voteName) : text.acts[act]
  return (
    <section className={classes.run} aria-label={text.menu} data-vote={vote.says}>
      <p className={classes.says} role="status">
        {text.says[vote.says]}
      </p>
      <div className={classes.acts}>
        {step}
        <div className={classes.both}>
          <Button
            className={classes.next ?? ''}
            leftSection={<Next size={18} />}
            variant={next === 'newRound' ? 'default' : 'filled'}
            disabled={!isOnline}
            loading={vote.isBusy}
            title={isOnline ? (text.actHints[next] ?? undefined) : ui.needsConnection}
            onClick={() => vote.run(next)}
          >
            {nameOf(next)}
          </Button>
          <Menu
            position="bottom-end"
            width={320}
            checkIcon={<IconCheck size={18} />}
            classNames={{ itemIndicator: classes.indicator ?? '' }}
          >
            <Menu.Target>
              <ActionIcon
                className={classes.more ?? ''}
                variant={next === 'newRound' || !isOnline ? 'default' : 'filled'}
                color="brand"
                size={42}
                aria-label={text.menu}
                title={text.menu}
              >
                <IconChevronDown size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {!isOnline && <Menu.Label>{ui.needsConnection}</Menu.Label>}
              {others.map((act) => {
                const Icon = actIcons[act]
                return (
                  <Menu.Item
                    key={act}
                    leftSection={<Icon size={18} />}
                    disabled={isOff}
                    onClick={() => vote.run(act)}
                  >
                    {nameOf(act)}
                    <Hint>
                      {act === 'reopen' && mode === 'CLOSED' ? text.reopenBlind : text.actHints[act]}
                    </Hint>
                    {act === 'close' && <Hint>{shownAt}</Hint>}
                  </Menu.Item>
                )
              })}
              {mayArrange && (
                <Menu.Item
                  leftSection={<IconUserPlus size={18} />}
                  disabled={isOff || voting.isClosed}
                  onClick={() => setEntering(true)}
                >
                  {text.enter}
                  <Hint>{text.enterHint}</Hint>
                </Menu.Item>
              )}
              <Menu.Divider />
              <Menu.Label id={`mode-${part.id}`}>{text.mode}</Menu.Label>
              <div role="group" aria-labelledby={`mode-${part.id}`}>
                {resultsModes.map((one: ResultsMode) => (
                  <Menu.RadioItem
                    key={one}
                    value={one}
                    checked={one === mode}
                    closeMenuOnClick
                    disabled={isOff}
                    onChange={() => vote.does(() => vote.acts.setMode(one))}
                  >
                    {text.modes[one]}
                    <Hint>{text.modeHints[one]}</Hint>
                  </Menu.RadioItem>
                ))}
              </div>
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
      <RunDialogs {...{ vote, part }} />
      {isEntering && (
        <ProxyVotesDialog
          {...proxies}
          {...{ objectId: part.objectId, round }}
          onClose={() => setEntering(false)}
        />
      )}
    </section>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return children !== null && <span className={classes.hint}>{children}</span>
}
