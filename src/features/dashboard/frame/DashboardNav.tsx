import { IconBooks, IconHome, IconLayoutGrid, IconListDetails, IconSettings } from '@tabler/icons-react'
import { NavLink } from 'react-router-dom'
import { useText } from '#ui/texts/useText.ts'
import { dashboardText } from '../text.ts'
import classes from './DashboardNav.module.css'

const links = [
  { name: 'home', to: '/account', icon: IconHome },
  { name: 'workshops', to: '/account/workshops', icon: IconListDetails },
  { name: 'templates', to: '/account/templates', icon: IconLayoutGrid },
  { name: 'library', to: '/account/library', icon: IconBooks },
  { name: 'settings', to: '/account/settings', icon: IconSettings },
] as const

/** The dashboard's five links: at the side, on a tablet below the header bar, on a phone at the bottom. */
export function DashboardNav() {
  const text = useText(dashboardText)
  return (
    <nav className={classes.nav} aria-label={text.navigation}>
      <ul className={classes.list}>
        {links.map(({ name, to, icon: Icon }) => (
          <li key={name} className={classes.place}>
            <NavLink to={to} end={name === 'home'} className={classes.link ?? ''}>
              <Icon size={20} aria-hidden="true" />
              <span>{text[name]}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
