/** Links that look like buttons or stand in menus: addresses of the app, checked by the compiler. */
import { Button, Menu, type ButtonProps, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type Anchor = Omit<ComponentProps<'a'>, 'color' | 'style'>

export const LinkButton = createLink((props: Anchor & ButtonProps) => <Button component="a" {...props} />)
export const MenuLink = createLink((props: Anchor & MenuItemProps) => <Menu.Item component="a" {...props} />)
