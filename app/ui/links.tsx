/** Links that look like buttons, stand in menus or lead back: addresses of the app, checked by the compiler. */
import { Button, Menu, type ButtonProps, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import css from './page.module.css'

type Anchor = Omit<ComponentProps<'a'>, 'color' | 'style'>

export const LinkButton = createLink((props: Anchor & ButtonProps) => <Button component="a" {...props} />)
export const MenuLink = createLink((props: Anchor & MenuItemProps) => <Menu.Item component="a" {...props} />)

/** Above the heading of a page: the way to the one that it belongs to. */
export const BackLink = createLink(({ children, ...props }: Anchor) => (
  <a {...props} className={css['back']}>
    <Icon name="left" size={16} />
    {children}
  </a>
))
