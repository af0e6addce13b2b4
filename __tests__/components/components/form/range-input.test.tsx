import { fireEvent, render, screen } from '@testing-library/react';
import { RangeInput } from '@/components/form/range-input';

const range = { label: 'Loan', min: 0, max: 400, step: 10, valueText: 'HK$100' };

describe('A slider', () => {
  it('has a name, says its value with the unit and reports the next one', () => {
    const onChange = jest.fn();
    render(<RangeInput {...range} value={100} onChange={onChange} />);
    const slider = screen.getByRole('slider', { name: 'Loan' });
    expect(slider).toHaveAttribute('aria-valuetext', 'HK$100');
    expect(slider.style.getPropertyValue('--filled')).toBe('25%');
    fireEvent.change(slider, { target: { value: '110' } });
    expect(onChange).toHaveBeenCalledWith(110);
  });

  it('can have a single value, and be out of use', () => {
    render(<RangeInput {...range} max={0} value={0} isDisabled onChange={jest.fn()} />);
    expect(screen.getByRole('slider')).toBeDisabled();
    expect(screen.getByRole('slider').style.getPropertyValue('--filled')).toBe('0%');
  });
});
