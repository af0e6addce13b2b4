import { render, screen } from '@testing-library/react';
import { MaintenancePopup } from '@/components/notice/maintenance-popup';

describe('The maintenance popup', () => {
  it('is a blocking dialog with its title and clean words', () => {
    render(
      <MaintenancePopup
        title="Back at six"
        content="<p onclick='x()'>We are working.</p><script>x()</script>"
        phone="Call 0000"
      />,
    );
    const dialog = screen.getByRole('alertdialog', {
      name: 'Back at six',
      description: 'We are working.',
    });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog.innerHTML).not.toMatch(/script|onclick/);
    expect(screen.getByText('Call 0000')).toBeVisible();
    expect(dialog).toHaveFocus();
  });
});
