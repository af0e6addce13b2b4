import { render, screen } from '@testing-library/react';
import { MaintenancePopup } from '@/components/notice/maintenance-popup';

const legal = {
  warning: '忠告：借钱梗要还，咪俾钱中介',
  officialWarning: '忠告：借錢梗要還，咪俾錢中介',
  licence: '放债人牌照号码：1/2026',
  hotline: '咨询及投诉热线：3000 0000',
};

describe('The maintenance popup', () => {
  it('is a blocking dialog with its title, clean words, and what the law wants on every page', () => {
    render(
      <MaintenancePopup
        title="Back at six"
        content="<p onclick='x()'>We are working.</p><script>x()</script>"
        phone="Call 0000"
        legal={legal}
      />,
    );
    const dialog = screen.getByRole('alertdialog', {
      name: 'Back at six',
      description: 'We are working.',
    });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog.innerHTML).not.toMatch(/script|onclick/);
    expect(screen.getByText('Call 0000')).toBeVisible();
    for (const line of Object.values(legal)) expect(dialog).toHaveTextContent(line);
    expect(dialog).toHaveFocus();
  });
});
