import { ActionIcon, Menu, Popover, UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDotsVertical, IconHelp, IconNotebook, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ownAnswersPath } from '#domain/workshop/paths.ts'
import { useRoom, useRoster } from '#sync/room/room.tsx'
import { lazyDialog, lazyPart } from '#ui/loading/lazyPart.tsx'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { peopleText } from '../people/peopleText.ts'
import { shortRoster } from '../people/shortRoster.ts'
import classes from './ParticipantTools.module.css'

const SessionHelp = lazyDialog(async () => ({ default: (await import('./SessionHelp.tsx')).SessionHelp }))

const PeopleHere = lazyPart(async () => ({ default: (await import('../people/PeopleHere.tsx')).PeopleHere }))

/** Below this width the session's name needs the space, also beside a countdown. */
const phoneScreen = '(max-width: 34em)'

/** The end of a participant's top bar: who is here, own answers, and help. */
export function ParticipantTools() {
  const text = useText(peopleText)
  const shared = useText(uiText)
  const { workshopId } = useRoom()
  const roster = useRoster()
  const isPhone = useMediaQuery(phoneScreen, false, { getInitialValueInEffect: false })
  const [isHelping, setHelping] = useState(false)
  const { count, people } = shortRoster(roster)
  return (
    <>
      {count > 0 && (
        <Popover position="bottom-end" width={240} trapFocus returnFocus>
          <Popover.Target>
            <UnstyledButton className={classes.people} aria-label={text.peopleHere(count)}>
              <IconUsers size={20} aria-hidden="true" />
              <span translate="no" data-numeric>
                {count}
              </span>
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown tabIndex={-1} data-autofocus>
            <PeopleHere count={count} people={people} />
          </Popover.Dropdown>
        </Popover>
      )}
      {isPhone ? (
        <Menu position="bottom-end" width={240}>
          <Menu.Target>
            <ActionIcon size={44} aria-label={text.more} title={text.more}>
              <IconDotsVertical size={22} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              component={Link}
              to={ownAnswersPath(workshopId)}
              leftSection={<IconNotebook size={18} />}
            >
              {shared.myAnswers}
            </Menu.Item>
            <Menu.Item leftSection={<IconHelp size={18} />} onClick={() => setHelping(true)}>
              {shared.help}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      ) : (
        <>
          <ActionIcon
            component={Link}
            to={ownAnswersPath(workshopId)}
            size={44}
            aria-label={shared.myAnswers}
            title={shared.myAnswers}
          >
            <IconNotebook size={22} />
          </ActionIcon>
          <ActionIcon size={44} aria-label={shared.help} onClick={() => setHelping(true)}>
            <IconHelp size={22} />
          </ActionIcon>
        </>
      )}
      {isHelping && <SessionHelp onClose={() => setHelping(false)} />}
    </>
  )
}
