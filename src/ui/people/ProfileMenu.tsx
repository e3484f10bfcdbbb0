import { Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { IconDeviceLaptop, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { shortName } from '#domain/accounts/names.ts'
import { PersonAvatar } from './PersonAvatar.tsx'
import type { AvatarPerson } from './PersonAvatar.tsx'
import { prefer } from '../texts/preferences.ts'
import { languageNames, languages, useLanguage, useText } from '../texts/useText.ts'
import { VisuallyHidden } from '../focus/VisuallyHidden.tsx'
import { personText } from './text.ts'
import classes from './ProfileMenu.module.css'

export interface ProfileMenuProps {
  person: AvatarPerson
  email: string
  onSignOut: () => void
  /** Further entries, above the choices of appearance and language. */
  children?: ReactNode
  /** Only the avatar, for a narrow bar. */
  isCompact?: boolean
}

const schemes = [
  { value: 'light', icon: IconSun },
  { value: 'dark', icon: IconMoon },
  { value: 'auto', icon: IconDeviceLaptop },
] as const

/** The signed-in person, with settings that belong to the person rather than to a page. */
export function ProfileMenu({ person, email, onSignOut, children, isCompact = false }: ProfileMenuProps) {
  const text = useText(personText)
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu
      position="bottom-end"
      width={232}
      classNames={{ dropdown: classes.dropdown ?? '' }}
      menuItemTabIndex={0}
    >
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={text.menuOf(person.name)}>
          <PersonAvatar person={person} />
          {!isCompact && <span className={classes.name}>{shortName(person.name)}</span>}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <div className={classes.fullName}>{person.name}</div>
          {email !== person.name && <div className={classes.email}>{email}</div>}
        </div>
        {children && (
          <>
            <Menu.Divider />
            {children}
          </>
        )}
        <Menu.Divider />
        <Choice label={text.appearance} value={colorScheme} onChoose={setColorScheme}>
          {schemes.map(({ value, icon: Icon }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              className={classes.choice ?? ''}
              title={text.schemes[value]}
            >
              <Icon size={20} aria-hidden="true" />
              <VisuallyHidden>{text.schemes[value]}</VisuallyHidden>
            </Menu.RadioItem>
          ))}
        </Choice>
        <Choice label={text.language} value={language} onChoose={(one) => prefer({ language: one })}>
          {languages.map((known) => (
            <Menu.RadioItem key={known} value={known} className={classes.choice ?? ''} lang={known}>
              {languageNames[known]}
            </Menu.RadioItem>
          ))}
        </Choice>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={onSignOut}>
          {text.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  onChoose: (value: Value) => void
  children: ReactNode
}

/** A few options side by side, which keeps the menu short. */
function Choice<Value extends string>({ label, value, onChoose, children }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className={classes.choices}>
      <Menu.RadioGroup value={value} onChange={(chosen) => onChoose(chosen as Value)}>
        {children}
      </Menu.RadioGroup>
    </div>
  )
}
