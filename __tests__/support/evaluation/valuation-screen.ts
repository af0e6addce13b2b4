import { screen } from '@testing-library/react';

export const box = () => screen.getByRole('combobox', { name: 'Estate, building or street' });

export const pick = (name: string) => screen.getByRole('combobox', { name });

export const text = (name: string) => screen.getByRole('textbox', { name });

export const submit = () => screen.getByRole('button', { name: 'Show the value' });

export const value = () => screen.getByTestId('value');
